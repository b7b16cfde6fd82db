import { card, draw, spell } from '@spellwright/dsl'

export const wheelOfFortune = card({
  name: 'Wheel of Fortune',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [{ kind: 'discard', player: 'eachPlayer', count: 'hand', how: 'choice' }, draw(7, 'eachPlayer')],
    }),
  ],
})
