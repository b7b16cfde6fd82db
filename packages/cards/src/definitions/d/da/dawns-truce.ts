import { all, apply, card, gain, keyword, ruleUntil, spell, when } from '@spellwright/dsl'

export const dawnsTruce = card({
  name: "Dawn's Truce",
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'gift', gift: 'card' }),
    spell({
      effects: [
        ruleUntil({ kind: 'playerHas', player: 'you', keyword: 'hexproof' }),
        apply(all({ controller: 'you' }), [gain('hexproof')]),
        when({ kind: 'paid', cost: 'gift' }, apply(all({ controller: 'you' }), [gain('indestructible')])),
      ],
    }),
  ],
})
