import { all, card, exile, spell } from '@spellwright/dsl'

export const beyondTheQuiet = card({
  name: 'Beyond the Quiet',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [spell({ effects: [exile(all({ any: [{ type: 'creature' }, { subtype: 'Spacecraft' }] }))] })],
})
