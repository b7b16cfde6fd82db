import {
  addSubtype,
  addType,
  apply,
  atBeginningOf,
  card,
  draw,
  enters,
  mana,
  matches,
  not,
  putCounters,
  setBasePT,
  target,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const doesMachines = card({
  name: 'Does Machines',
  type: 'Enchantment — Class',
  cost: '{1}{U}',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'mill', player: 'you', count: 2 },
        draw(2),
        { kind: 'discard', player: 'you', count: 2, how: 'choice' },
      ],
    }),
    {
      kind: 'classLevel',
      level: 2,
      cost: [mana('{1}{U}')],
      abilities: [
        triggered({
          on: { kind: 'becameLevel', object: 'self', level: 2 },
          targets: {
            target: { objects: { zone: 'graveyard', owner: 'you', type: 'artifact' }, count: { min: 0, max: 2 } },
          },
          effects: [{ kind: 'move', verb: 'return', what: the('target'), to: 'hand' }],
        }),
      ],
    },
    {
      kind: 'classLevel',
      level: 3,
      cost: [mana('{4}{U}')],
      abilities: [
        triggered({
          on: atBeginningOf('beginCombat', 'you'),
          targets: { artifact: target({ type: 'artifact', controller: 'you' }) },
          effects: [
            putCounters('+1/+1', 3, the('artifact')),
            when(
              not(matches(the('artifact'), { type: 'creature' })),
              apply(the('artifact'), [addType('creature'), addSubtype('Robot'), setBasePT(0)], 'game'),
            ),
          ],
        }),
      ],
    },
  ],
})
