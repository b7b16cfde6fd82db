import {
  activated,
  BLOOD,
  card,
  count,
  createToken,
  enters,
  pump,
  type Quantity,
  sacrificeSelf,
  tap,
  target,
  the,
  times,
  triggered,
} from '@spellwright/dsl'

const twiceTheBlood: Quantity = times(-2, count({ subtype: 'Blood', is: 'token', controller: 'you' }))

export const bloodtitheHarvester = card({
  name: 'Bloodtithe Harvester',
  cost: '{B}{R}',
  type: 'Creature — Vampire',
  power: 3,
  toughness: 2,
  abilities: [
    triggered({ on: enters('self'), effects: [createToken(1, BLOOD)] }),
    activated({
      cost: [tap, sacrificeSelf],
      timing: 'sorcery',
      targets: { creature: target({ type: 'creature' }) },
      effects: [pump(the('creature'), twiceTheBlood, twiceTheBlood)],
    }),
  ],
})
