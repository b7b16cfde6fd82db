import { apply, card, gain, keyword, mana, spell, target, the } from '@spellwright/dsl'

export const recoup = card({
  name: 'Recoup',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'sorcery' }) },
      effects: [apply(the('card'), [gain({ kind: 'flashback', cost: [{ kind: 'ownManaCost' }] })])],
    }),
    keyword({ kind: 'flashback', cost: [mana('{3}{R}')] }),
  ],
})
