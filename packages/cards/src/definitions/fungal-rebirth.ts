import { card, createToken, dies, returnTo, spell, target, the, token, when } from '@spellwright/dsl'

const saproling = token({ colors: ['G'], type: 'Creature — Saproling', power: 1, toughness: 1 })

export const fungalRebirth = card({
  name: 'Fungal Rebirth',
  cost: '{2}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'you', is: 'permanentCard' }) },
      effects: [
        returnTo('hand', the('card')),
        when({ kind: 'happened', event: dies({ type: 'creature' }), when: 'thisTurn' }, createToken(2, saproling)),
      ],
    }),
  ],
})
