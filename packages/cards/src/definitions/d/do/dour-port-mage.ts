import { activated, card, draw, mana, returnTo, tap, target, the, triggered } from '@spellwright/dsl'

export const dourPortMage = card({
  name: 'Dour Port-Mage',
  cost: '{1}{U}',
  type: 'Creature — Frog Wizard',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: {
        kind: 'zoneChange',
        object: { type: 'creature', controller: 'you', other: true },
        from: 'battlefield',
        notTo: 'graveyard',
        batch: 'oneOrMore',
      },
      effects: [draw(1)],
    }),
    activated({
      cost: [mana('{1}{U}'), tap],
      targets: { creature: target({ type: 'creature', controller: 'you', other: true }) },
      effects: [returnTo('hand', the('creature'))],
    }),
  ],
})
