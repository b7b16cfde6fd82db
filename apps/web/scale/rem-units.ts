const BASE_PX = 16

/** Hairlines stay as thin as they are. */
const toRem = (text: string): string =>
  text.replace(/(?<![\w#.-])(\d*\.?\d+)px\b/g, (pixels, amount: string) =>
    Number(amount) <= 1 ? pixels : `${Number((Number(amount) / BASE_PX).toFixed(4))}rem`,
  )

/**
 * A PostCSS plugin that writes lengths relative to the font size of the page, so that one rule for large screens scales
 * everything. The conditions of container queries are scaled too; those of media queries are about the screen.
 */
export const remUnits = {
  postcssPlugin: 'spellwright-rem-units',
  Declaration(declaration: { value: string }): void {
    const value = toRem(declaration.value)
    if (value !== declaration.value) declaration.value = value
  },
  AtRule: {
    container(rule: { params: string }): void {
      const params = toRem(rule.params)
      if (params !== rule.params) rule.params = params
    },
  },
}
