import { card, draw, powerOf, triggered, unless } from '@spellwright/dsl'

export const esperSentinel = card({
  name: 'Esper Sentinel',
  cost: '{W}',
  type: 'Artifact Creature — Human Soldier',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'opponent', spell: { not: { type: 'creature' } }, nth: 1 },
      effects: [unless('eventPlayer', [{ kind: 'generic', amount: powerOf('self') }], draw(1))],
    }),
  ],
})
