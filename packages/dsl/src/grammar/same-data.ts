/** Whether two pieces of card data say the same. Their fields must stand in the same order. */
export const sameData = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
