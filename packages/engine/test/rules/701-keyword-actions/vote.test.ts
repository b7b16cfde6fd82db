import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

const council = (...votes: string[]) => {
  const b = board({
    a: { hand: ["Tyrant's Choice"], mana: '{B}{B}' },
    b: { battlefield: ['Grizzly Bears'] },
  })
  for (const vote of votes) b.option('vote', vote)
  b.cast("Tyrant's Choice").resolve()
  return [b.in('graveyard', 'Grizzly Bears'), b.life('B'), b.asked.map(({ player }) => player)]
}

it("[CR 701.38a] [Tyrant's Choice] each player votes, starting with the controller", () => {
  expect(council('death', 'death')).toEqual([true, 20, [0, 1]])
  expect(council('torture', 'torture')).toEqual([false, 16, [0, 1]])
})

it("[Tyrant's Choice] a tied vote counts as torture", () => {
  expect(council('death', 'torture')).toEqual([false, 16, [0, 1]])
})
