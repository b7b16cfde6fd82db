import { card, gainLife, keyword, ruleUntil, spell } from '@spellwright/dsl'

export const blossomingCalm = card({
  name: 'Blossoming Calm',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [ruleUntil({ kind: 'playerHas', player: 'you', keyword: 'hexproof' }, 'untilYourNextTurn'), gainLife(2)],
    }),
    keyword('rebound'),
  ],
})
