/**
 * Signs that nobody sees: control characters but tab and line ends, halves of surrogate pairs, separators and annotations, what
 * is no character, what arranges hieroglyphs or is an empty note or filler of Khitan, and all that Unicode lets a reader ignore,
 * which are fillers, joiners, tags, variation selectors and every sign that turns the direction of writing. With them two texts look alike that are not, or one reads as another. Letters of any direction and
 * combining marks are none of them. The languages of the product need no joiner; those within an emoji are taken out before.
 */
const unseen =
  /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffb\u2800\u{13430}-\u{13440}\u{16fe4}\u{1d159}]/u

/** A pictograph with its colour or variation, several joined into one, or a keycap. Flags made of tags are not: tags can spell anything. */
const emoji =
  /\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f]?(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f]?)*|[\d#*]\ufe0f\u20e3/gu

/** Whether a text is what its reader sees. */
export const isVisible = (text: string): boolean => !unseen.test(text.replace(emoji, '.'))

export const isOneLine = (text: string): boolean => !/[\t\n\r]/.test(text)
