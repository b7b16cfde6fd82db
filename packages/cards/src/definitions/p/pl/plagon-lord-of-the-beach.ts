import {
  activated,
  card,
  count,
  draw,
  enters,
  mana,
  powerOf,
  ruleUntil,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const plagonLordOfTheBeach = card({
  name: 'Plagon, Lord of the Beach',
  cost: '{2}{U}',
  type: 'Legendary Creature — Starfish Wizard',
  power: 0,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [draw(count({ type: 'creature', controller: 'you', toughness: { moreThan: powerOf('affected') } }))],
    }),
    activated({
      cost: [mana('{W/U}')],
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [ruleUntil({ kind: 'assignsDamageByToughness', what: the('creature') })],
    }),
  ],
})
