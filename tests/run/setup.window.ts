// What the product asks of a window as it is loaded, and neither jsdom nor Node has: a wide one.
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
