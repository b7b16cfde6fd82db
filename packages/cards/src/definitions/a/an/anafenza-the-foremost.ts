import { attacks, card, putCounters, replacement, target, the, triggered } from '@spellwright/dsl'

export const anafenzaTheForemost = card({
  name: 'Anafenza, the Foremost',
  cost: '{W}{B}{G}',
  type: 'Legendary Creature — Human Soldier',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      on: attacks('self'),
      targets: { creature: target({ type: 'creature', controller: 'you', is: 'tapped', other: true }) },
      effects: [putCounters('+1/+1', 1, the('creature'))],
    }),
    replacement({
      kind: 'zoneChange',
      object: { type: 'creature', is: 'nontoken', owner: 'opponent' },
      from: 'battlefield',
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
    replacement({
      kind: 'zoneChange',
      object: { type: 'creature', is: 'nontoken', owner: 'opponent' },
      from: ['library', 'hand', 'stack', 'exile', 'command'],
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
  ],
})
