import {
  activated,
  card,
  enters,
  keyword,
  mana,
  ownerOf,
  put,
  putCounters,
  shuffle,
  tap,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const floodpitsDrowner = card({
  name: 'Floodpits Drowner',
  cost: '{1}{U}',
  type: 'Creature — Merfolk',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('flash'),
    keyword('vigilance'),
    triggered({
      on: enters('self'),
      targets: { target: { objects: { controller: 'opponent', type: 'creature' } } },
      effects: [{ kind: 'tap', what: the('target') }, putCounters('stun', 1, the('target'))],
    }),
    activated({
      cost: [mana('{1}{U}'), tap],
      targets: { creature: target({ type: 'creature', counters: { counter: 'stun', count: { atLeast: 1 } } }) },
      effects: [put('library', ['self', the('creature')]), shuffle(ownerOf('self')), shuffle(ownerOf(the('creature')))],
    }),
  ],
})
