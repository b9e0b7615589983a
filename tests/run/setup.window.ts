// What jsdom lacks and the product asks of a window as it is loaded: a wide one.
window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
