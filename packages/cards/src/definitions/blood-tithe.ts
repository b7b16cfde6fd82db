import { bound, card, gainLife, spell } from '@spellwright/dsl'

export const bloodTithe = card({
  name: 'Blood Tithe',
  cost: '{3}{B}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [{ kind: 'loseLife', player: 'opponent', amount: 3, as: 'lost' }, gainLife(bound('lost'))] }),
  ],
})
