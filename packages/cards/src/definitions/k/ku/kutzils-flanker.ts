import {
  all,
  card,
  chooseOne,
  enters,
  exile,
  gainLife,
  keyword,
  leaves,
  putCounters,
  targetPlayer,
  the,
  triggered,
} from '@spellwright/dsl'

export const kutzilsFlanker = card({
  name: "Kutzil's Flanker",
  cost: '{2}{W}',
  type: 'Creature — Cat Warrior',
  power: 3,
  toughness: 1,
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      modes: chooseOne(
        {
          effects: [
            putCounters(
              '+1/+1',
              { kind: 'events', event: leaves({ type: 'creature', controller: 'you' }), when: 'thisTurn' },
              'self',
            ),
          ],
        },
        { effects: [gainLife(2), { kind: 'scry', player: 'you', count: 2 }] },
        { targets: { player: targetPlayer }, effects: [exile(all({ zone: 'graveyard', owner: the('player') }))] },
      ),
      effects: [],
    }),
  ],
})
