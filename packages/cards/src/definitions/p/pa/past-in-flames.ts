import { all, apply, card, gain, keyword, mana, spell } from '@spellwright/dsl'

export const pastInFlames = card({
  name: 'Past in Flames',
  cost: '{3}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        apply(all({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }), [
          gain({ kind: 'flashback', cost: [{ kind: 'ownManaCost' }] }),
        ]),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{4}{R}')] }),
  ],
})
