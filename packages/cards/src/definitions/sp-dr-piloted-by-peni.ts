import { card, dealsDamageToPlayer, draw, enters, keyword, putCounters, target, the, triggered } from '@spellwright/dsl'

export const spDrPilotedByPeni = card({
  name: 'SP//dr, Piloted by Peni',
  cost: '{3}{W}{U}',
  type: 'Legendary Artifact Creature — Spider Hero',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('vigilance'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('+1/+1', 1, the('creature'))],
    }),
    triggered({
      on: dealsDamageToPlayer({ type: 'creature', is: 'modified', controller: 'you' }, 'combat'),
      effects: [draw(1)],
    }),
  ],
})
