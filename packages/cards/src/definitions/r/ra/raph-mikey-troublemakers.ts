import { attacks, card, keyword, put, the, triggered } from '@spellwright/dsl'

export const raphMikeyTroublemakers = card({
  name: 'Raph & Mikey, Troublemakers',
  cost: '{5}{R/G}{R/G}',
  type: 'Legendary Creature — Mutant Ninja Turtle',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('trample'),
    keyword('haste'),
    triggered({
      on: attacks('self'),
      effects: [
        { kind: 'revealUntil', player: 'you', filter: { type: 'creature' }, as: 'creature', others: 'others' },
        put('battlefield', the('creature'), { enters: ['tapped', 'attacking'] }),
        put('library', the('others'), { library: { position: 'bottom', order: 'random' } }),
      ],
    }),
  ],
})
