import { card, mill, spell, targetPlayer, the } from '@spellwright/dsl'

export const spaceTimeAnomaly = card({
  name: 'Space-Time Anomaly',
  cost: '{2}{W}{U}',
  type: 'Sorcery',
  abilities: [
    spell({ targets: { player: targetPlayer }, effects: [mill({ kind: 'lifeOf', player: 'you' }, the('player'))] }),
  ],
})
