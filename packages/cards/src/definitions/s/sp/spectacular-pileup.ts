import { all, apply, card, destroy, keyword, mana, spell } from '@spellwright/dsl'

export const spectacularPileup = card({
  name: 'Spectacular Pileup',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        apply(all({ any: [{ type: 'creature' }, { subtype: 'Vehicle' }] }), [
          { kind: 'loseKeyword', keyword: 'indestructible' },
        ]),
        destroy(all({ any: [{ type: 'creature' }, { subtype: 'Vehicle' }] })),
      ],
    }),
    keyword({ kind: 'cycling', cost: [mana('{2}')] }),
  ],
})
