import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Jace's Phantasm] gets +4/+4 while an opponent has ten cards in the graveyard", () => {
  expect(
    board({ a: { battlefield: ["Jace's Phantasm"] }, b: { graveyard: ['10 Forest'] } }).pt("Jace's Phantasm"),
  ).toBe('5/5')
  expect(
    board({ a: { battlefield: ["Jace's Phantasm"], graveyard: ['10 Forest'] }, b: { graveyard: ['9 Forest'] } }).pt(
      "Jace's Phantasm",
    ),
  ).toBe('1/1')
})
