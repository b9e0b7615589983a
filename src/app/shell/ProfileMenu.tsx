import {
  makeStyles,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuItemSwitch,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
} from '@fluentui/react-components'
import {
  ArrowDownloadRegular,
  ArrowUploadRegular,
  BookQuestionMarkRegular,
  CompassNorthwestRegular,
  EyeRegular,
  KeyboardRegular,
  PersonRegular,
  PrintRegular,
  SignOutRegular,
} from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants, isRoot } from '../../../machines/kernel/grants.ts'
import type { User } from '../../../machines/session/session.types.ts'
import { session } from '../../data/session.ts'
import { locales, type Locale } from '../../shared/locales.ts'
import { chooseScheme, useScheme } from '../../data/appearance.ts'
import type { Scheme } from '../../shared/scheme.ts'
import { useInspecting } from '../../data/inspect/index.ts'
import { chooseLanguage } from '../../data/language.ts'
import { wantHelp } from '../../ui/shortcuts/shortcuts.ts'
import { wantTour } from '../tour/TourHost.tsx'
import { ProfileButton } from './ProfileButton.tsx'
import { switchInspecting } from './switchInspecting.ts'

const useStyles = makeStyles({
  popover: { width: '280px' },
  person: { display: 'grid', padding: tokens.spacingHorizontalS, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  shut: {
    margin: 0,
    padding: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  email: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

const ProfileMenu = ({ user }: { user: User }) => {
  const { t, i18n } = useTranslation()
  const classes = useStyles()
  const navigate = useNavigate()
  const scheme = useScheme()
  const inspecting = useInspecting()
  const isActing = user.actsFor !== undefined
  return (
    <Menu
      inline
      defaultOpen
      checkedValues={{
        language: [i18n.language],
        scheme: [scheme],
        organisation: [user.organization.id],
        inspect: inspecting ? ['on'] : [],
      }}
      onCheckedValueChange={(_, { name, checkedItems: [chosen] }) => {
        if (name === 'language') void chooseLanguage(chosen as Locale)
        if (name === 'scheme') chooseScheme(chosen as Scheme)
        if (name === 'organisation' && chosen && chosen !== user.organization.id)
          session.send({ type: 'session.switched', to: { organization: chosen } })
        if (name === 'inspect') void switchInspecting(chosen === 'on')
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <ProfileButton user={user} />
      </MenuTrigger>
      <MenuPopover className={classes.popover}>
        <div className={classes.person}>
          <span className={classes.name}>{user.fullName}</span>
          <span className={classes.email}>{user.email}</span>
        </div>
        <MenuList>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{t('profileMenu.language')}</MenuGroupHeader>
            {locales.map((locale) => (
              <MenuItemRadio key={locale} name="language" value={locale}>
                {t(`languages.${locale}`)}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{t('profileMenu.appearance')}</MenuGroupHeader>
            <MenuItemRadio name="scheme" value="light">
              {t('profileMenu.light')}
            </MenuItemRadio>
            <MenuItemRadio name="scheme" value="dark">
              {t('profileMenu.dark')}
            </MenuItemRadio>
          </MenuGroup>
          {user.organizations.length > 1 && (
            <>
              <MenuDivider />
              <MenuGroup>
                <MenuGroupHeader>{t('profileMenu.organisation')}</MenuGroupHeader>
                {user.organizations.map(({ id, name }) => (
                  <MenuItemRadio key={id} name="organisation" value={id} disabled={isActing}>
                    {name}
                  </MenuItemRadio>
                ))}
              </MenuGroup>
            </>
          )}
          <MenuDivider />
          {grants(user.permissions, 'workflow.inspect') && (
            <MenuItemSwitch name="inspect" value="on">
              {t('profileMenu.inspect')}
            </MenuItemSwitch>
          )}
          {user.actsFor && <p className={classes.shut}>{t('actsFor.shut', { name: user.actsFor.name })}</p>}
          <MenuItem icon={<PersonRegular />} disabled={isActing} onClick={() => void navigate('/profile')}>
            {t('profileMenu.myProfile')}
          </MenuItem>
          <MenuItem icon={<ArrowDownloadRegular />} disabled={isActing} onClick={() => void navigate('/exports')}>
            {t('profileMenu.exports')}
          </MenuItem>
          <MenuItem icon={<ArrowUploadRegular />} disabled={isActing} onClick={() => void navigate('/imports')}>
            {t('profileMenu.imports')}
          </MenuItem>
          {isRoot(user.permissions) && (
            <MenuItem icon={<EyeRegular />} onClick={() => void navigate('/see-as')}>
              {t('profileMenu.seeAs')}
            </MenuItem>
          )}
          <MenuItem icon={<PrintRegular />} onClick={() => setTimeout(print)}>
            {t('profileMenu.print')}
          </MenuItem>
          <MenuItem icon={<BookQuestionMarkRegular />} onClick={() => void navigate('/handbook')}>
            {t('profileMenu.handbook')}
          </MenuItem>
          <MenuItem icon={<CompassNorthwestRegular />} onClick={() => setTimeout(wantTour, 0, true)}>
            {t('profileMenu.tour')}
          </MenuItem>
          <MenuItem icon={<KeyboardRegular />} onClick={() => wantHelp(true)}>
            {t('profileMenu.shortcuts')}
          </MenuItem>
          <MenuItem icon={<SignOutRegular />} onClick={() => session.send({ type: 'signOut.requested' })}>
            {t('profileMenu.logOut')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

export default ProfileMenu
