/**
 * Everything a page needs to let people play: the main entry and the topics that run in browsers and workers as well as
 * in Node.js, from one place.
 *
 * @module play
 */
export * from './bots.ts'
export * from './cards.ts'
export * from './decks.ts'
export * from './index.ts'
export * from './rules.ts'
export * from './views.ts'
