import { card, draw, enters, keyword, matches, putCounters, tapIt, the, triggered, upTo, when } from '@spellwright/dsl'

export const dreamdewEntrancer = card({
  name: 'Dreamdew Entrancer',
  cost: '{2}{G}{U}',
  type: 'Creature — Frog Wizard',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('reach'),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'choose', player: 'you', from: { type: 'creature' }, count: upTo(1), as: 'creature' },
        tapIt(the('creature')),
        putCounters('stun', 3, the('creature')),
        when(matches(the('creature'), { controller: 'you' }), draw(2)),
      ],
    }),
  ],
})
