import { all, destroy, keyword, returnTo, spell, twoFaced } from '@spellwright/dsl'

export const duskDawn = twoFaced(
  'split',
  {
    name: 'Dusk',
    cost: '{2}{W}{W}',
    type: 'Sorcery',
    abilities: [spell({ effects: [destroy(all({ type: 'creature', power: { atLeast: 3 } }))] })],
  },
  {
    name: 'Dawn',
    cost: '{3}{W}{W}',
    type: 'Sorcery',
    abilities: [
      keyword('aftermath'),
      spell({
        effects: [returnTo('hand', all({ type: 'creature', power: { atMost: 2 }, zone: 'graveyard', owner: 'you' }))],
      }),
    ],
  },
)
