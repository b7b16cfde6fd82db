import { bound, card, gainLife, spell, times, X } from '@spellwright/dsl'

export const debtToTheDeathless = card({
  name: 'Debt to the Deathless',
  cost: '{X}{W}{W}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [{ kind: 'loseLife', player: 'opponent', amount: times(2, X), as: 'lost' }, gainLife(bound('lost'))],
    }),
  ],
})
