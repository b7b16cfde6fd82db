import { card, put, replacement } from '@spellwright/dsl'

export const dodecapod = card({
  name: 'Dodecapod',
  cost: '{4}',
  type: 'Artifact Creature — Golem',
  power: 3,
  toughness: 3,
  abilities: [
    replacement(
      {
        kind: 'zoneChange',
        object: 'self',
        from: 'hand',
        to: 'graveyard',
        cause: 'discard',
        causedBy: 'opponent',
        instead: { effects: [put('battlefield', 'eventObject', { counters: { counter: '+1/+1', count: 2 } })] },
      },
      { zone: 'hand' },
    ),
  ],
})
