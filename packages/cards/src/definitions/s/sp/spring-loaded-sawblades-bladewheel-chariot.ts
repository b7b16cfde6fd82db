import {
  activated,
  addType,
  apply,
  dealDamage,
  enters,
  keyword,
  mana,
  target,
  the,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const springLoadedSawbladesBladewheelChariot = twoFaced(
  'transform',
  {
    name: 'Spring-Loaded Sawblades',
    cost: '{1}{W}',
    type: 'Artifact',
    abilities: [
      keyword('flash'),
      triggered({
        on: enters('self'),
        targets: { creature: target({ type: 'creature', is: 'tapped', controller: 'opponent' }) },
        effects: [dealDamage(5, the('creature'))],
      }),
      keyword({ kind: 'craft', with: { type: 'artifact' }, count: 1, cost: [mana('{3}{W}')] }),
    ],
  },
  {
    name: 'Bladewheel Chariot',
    type: 'Artifact — Vehicle',
    power: 5,
    toughness: 5,
    colorIndicator: ['W'],
    abilities: [
      activated({
        cost: [{ kind: 'tapOther', what: { type: 'artifact', other: true }, count: 2 }],
        effects: [apply('self', [addType('artifact', 'creature')])],
      }),
      keyword({ kind: 'crew', count: 1 }),
    ],
  },
)
