let leaving = false

/** Whether this page is about to be gone, with the session staying for the next one. */
export const isLeavingPage = (): boolean => leaving

export const reloadPage = (): void => {
  leaving = true
  location.reload()
}

export const openEntrance = (): void => {
  leaving = true
  location.assign('/')
}
