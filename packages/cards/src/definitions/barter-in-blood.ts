import { card, spell } from '@spellwright/dsl'

export const barterInBlood = card({
  name: 'Barter in Blood',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [{ kind: 'sacrificeChoice', player: 'eachPlayer', filter: { type: 'creature' }, count: 2 }] }),
  ],
})
