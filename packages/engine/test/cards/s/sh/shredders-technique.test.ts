import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Shredder's Technique] costs 2 life where it destroyed an enchantment", () => {
  const life = (name: string): number => {
    const b = board({ a: { hand: ["Shredder's Technique"], battlefield: ['3 Swamp'] }, b: { battlefield: [name] } })
    b.cast("Shredder's Technique", { targets: [name] }).resolve()
    expect(b.in('graveyard', name)).toBe(true)
    return b.life('A')
  }
  expect([life('Propaganda'), life('Hill Giant')]).toEqual([18, 20])
})
