/** The normal quantile of a two-sided 95 % interval. */
export const Z = 1.959963984540054

/** Wilson's 95 % confidence interval for a rate observed over that many games. */
export function wilson(rate: number, count: number): [low: number, high: number] {
  if (count === 0) return [0, 1]
  const squared = Z * Z
  const middle = rate + squared / (2 * count)
  const spread = Z * Math.sqrt((rate * (1 - rate)) / count + squared / (4 * count * count))
  const scale = 1 + squared / count
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}
