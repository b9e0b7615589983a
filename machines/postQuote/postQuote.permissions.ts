/** What is asked of who works with the questions of insurers. */
export const postQuotePermissions = {
  begin: 'postquote.create',
  answer: 'postquote.answer',
  close: 'postquote.close',
} as const
