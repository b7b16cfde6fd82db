import { card, entersWith, payLife } from '@spellwright/dsl'

export const stompingGround = card({
  name: 'Stomping Ground',
  type: 'Land — Mountain Forest',
  abilities: [entersWith({ kind: 'payOr', cost: [payLife(2)], else: [{ kind: 'tapped' }] })],
})
