import {
  atBeginningOf,
  card,
  dies,
  draw,
  gainLife,
  keyword,
  putCounters,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const chevillBaneOfMonsters = card({
  name: 'Chevill, Bane of Monsters',
  cost: '{B}{G}',
  type: 'Legendary Creature — Human Rogue',
  power: 1,
  toughness: 3,
  abilities: [
    keyword('deathtouch'),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      condition: {
        kind: 'exists',
        of: { counters: { counter: 'bounty', count: { atLeast: 1 } }, controller: 'opponent' },
        count: { exactly: 0 },
      },
      targets: { target: target({ controller: 'opponent', type: ['creature', 'planeswalker'] }) },
      effects: [putCounters('bounty', 1, the('target'))],
    }),
    triggered({
      on: dies({ counters: { counter: 'bounty', count: { atLeast: 1 } }, controller: 'opponent' }),
      effects: [gainLife(3), draw(1)],
    }),
  ],
})
