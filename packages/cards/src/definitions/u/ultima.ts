import { all, card, destroy, spell } from '@spellwright/dsl'

export const ultima = card({
  name: 'Ultima',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [spell({ effects: [destroy(all({ type: ['artifact', 'creature'] })), { kind: 'endTurn' }] })],
})
