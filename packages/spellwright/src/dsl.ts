/**
 * The card language: types and one-line builders for cards of your own, such as `card({ name, cost, type, abilities })`.
 *
 * @module dsl
 */
export * from '@spellwright/dsl'
