import { apply, card, enters, keywords, setBasePT, target, the, triggered, upTo } from '@spellwright/dsl'

export const glamerGifter = card({
  name: 'Glamer Gifter',
  cost: '{1}{U}',
  type: 'Creature — Faerie Wizard',
  power: 1,
  toughness: 2,
  abilities: [
    ...keywords('flash', 'flying'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', other: true }, { count: upTo(1) }) },
      effects: [apply(the('creature'), [setBasePT(4), { kind: 'allCreatureTypes' }])],
    }),
  ],
})
