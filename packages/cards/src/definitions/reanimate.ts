import { card, loseLife, manaValueOf, put, spell, target, the } from '@spellwright/dsl'

export const reanimate = card({
  name: 'Reanimate',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', type: 'creature' }) },
      effects: [put('battlefield', the('card'), { under: 'you' }), loseLife(manaValueOf(the('card')))],
    }),
  ],
})
