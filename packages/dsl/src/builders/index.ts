/** One-line builders: what card files are written with. */
export * from './abilities.ts'
export * from './costs.ts'
export * from './effects.ts'
export * from './events.ts'
export * from './modifications.ts'
export * from './numbers.ts'
export * from './references.ts'
