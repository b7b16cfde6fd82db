import {
  card,
  createToken,
  enters,
  gainLife,
  putCounters,
  target,
  the,
  token,
  triggered,
  youCast,
} from '@spellwright/dsl'

const greenBeast = token({ colors: ['G'], type: 'Creature — Beast', power: 3, toughness: 3 })

export const primevalBounty = card({
  name: 'Primeval Bounty',
  cost: '{5}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: youCast({ type: 'creature' }), effects: [createToken(1, greenBeast)] }),
    triggered({
      on: youCast({ not: { type: 'creature' } }),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [putCounters('+1/+1', 3, the('creature'))],
    }),
    triggered({ abilityWord: 'Landfall', on: enters({ type: 'land', controller: 'you' }), effects: [gainLife(3)] }),
  ],
})
