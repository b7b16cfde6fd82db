import { card, draw, enters, keyword, matches, returnTo, target, the, triggered, upTo, when } from '@spellwright/dsl'

export const sunpearlKirin = card({
  name: 'Sunpearl Kirin',
  cost: '{1}{W}',
  type: 'Creature — Kirin',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('flash'),
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: {
        permanent: target({ not: { type: 'land' }, controller: 'you', other: true }, { count: upTo(1) }),
      },
      effects: [returnTo('hand', the('permanent')), when(matches(the('permanent'), { is: 'token' }), draw(1))],
    }),
  ],
})
