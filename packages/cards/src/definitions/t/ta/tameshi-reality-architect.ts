import { activated, card, draw, mana, returnCost, returnTo, target, the, triggered, X } from '@spellwright/dsl'

export const tameshiRealityArchitect = card({
  name: 'Tameshi, Reality Architect',
  cost: '{2}{U}',
  type: 'Legendary Creature — Moonfolk Wizard',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: {
        kind: 'zoneChange',
        object: { not: { type: 'creature' } },
        from: 'battlefield',
        to: 'hand',
        batch: 'oneOrMore',
      },
      limit: { times: 1, per: 'turn' },
      effects: [draw(1)],
    }),
    activated({
      timing: 'sorcery',
      cost: [mana('{X}{W}'), returnCost({ type: 'land', controller: 'you' })],
      targets: {
        card: target({ zone: 'graveyard', type: ['artifact', 'enchantment'], manaValue: { atMost: X }, owner: 'you' }),
      },
      effects: [returnTo('battlefield', the('card'))],
    }),
  ],
})
