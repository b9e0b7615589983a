const local = /[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*/
const domain = /(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,24}/
const ipLiteral = /\[(?:\d{1,3}(?:\.\d{1,3}){3}|ipv6:[a-f\d:.]+)\]/

/** A local part, an @, and a domain with a top level of 2 to 24 letters or an IP literal. */
export const emailPattern = new RegExp(`^${local.source}@(?:${domain.source}|${ipLiteral.source})$`, 'i')

const octet = /(?:25[0-5]|2[0-4]\d|1?\d?\d)/
const ipv4 = new RegExp(`${octet.source}(?:\\.${octet.source}){3}`)
/** What is made of the characters of an IPv6 address; whether it is one is for who reads it. */
const ipv6 = new RegExp(`(?=[^:]*:)[a-f\\d:]{2,39}(?:${ipv4.source})?`)

/** What a text of a rule looks like; a text that does not is answered with the rule's key below `validation`. */
export const patterns = {
  /** Of any script, Vietnamese and Thai among them. */
  name: /^[\p{L}\p{M}\p{N} .'-]*$/u,
  /** Of a person, whose parts may be parted by a pipe. */
  fullName: /^[\p{L}\p{M}\p{N} .'|-]*$/u,
  /** Letters of the Latin alphabet with all the marks that Vietnamese puts on them. */
  nameVietnamese: /^[\p{Script=Latin}\p{M}\d .'-]*$/u,
  /** Thai letters beside those without marks. */
  nameThai: /^[\p{Script=Thai}A-Za-z\d .'-]*$/u,
  alphaNum: /^[\p{L}\p{M}\p{N}]*$/u,
  alphaSpaces: /^[\p{L}\p{M} ]*$/u,
  alphaDash: /^[\p{L}\p{M}\p{N}-]*$/u,
  alphaUnderscores: /^[\p{L}\p{M}_]*$/u,
  alphaThai: /^(?:(?=\p{Script=Thai})[\p{L}\p{M}])*$/u,
  /** What a description is written with, and no sign that encloses markup. */
  description: /^[\p{L}\p{M}\p{N}\s.,;:!?'"’“”()/&%+#@*=–—_-]*$/u,
  icon: /^[a-z\d-]*$/,
  /** Nobody is led to another kind of address, and none has a name or a password in it. */
  url: /^(?:https?:\/\/(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,24}(?::\d{1,5})?(?:[/?#]\S*)?)?$/iu,
  plate: /^(?:\d{1,4} ?[A-Z]{1,3})?$/,
  /** The letters of the region, up to four digits, and one to three letters of the series (C101). */
  plateIndonesian: /^(?:[A-Z]{1,2} ?\d{1,4} ?[A-Z]{1,3})?$/,
  code: /^[A-Za-z\d-]*$/,
  /** Words in small letters that are joined by dashes, as a part of an address. */
  slug: /^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/,
  /** Words that are joined by dots. */
  permission: /^(?:[A-Za-z\d_-]+(?:\.[A-Za-z\d_-]+)*)?$/,
  /** 7 to 15 digits. */
  phone: /^(?:\+?[1-9]\d{6,14})?$/,
  email: new RegExp(`^$|${emailPattern.source}`, 'i'),
  digits: /^\d*$/,
  /** An address, or a network by the bits that it has in common. */
  range: new RegExp(
    `^$|^(?:${ipv4.source}(?:/(?:3[0-2]|[12]?\\d))?|${ipv6.source}(?:/(?:12[0-8]|1[01]\\d|[1-9]?\\d))?)$`,
    'i',
  ),
} as const
