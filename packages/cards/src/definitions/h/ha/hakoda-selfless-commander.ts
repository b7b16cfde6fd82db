import { activated, all, apply, card, gain, keyword, modifyPT, rule, sacrificeSelf } from '@spellwright/dsl'

export const hakodaSelflessCommander = card({
  name: 'Hakoda, Selfless Commander',
  cost: '{3}{W}',
  type: 'Legendary Creature — Human Warrior Ally',
  power: 3,
  toughness: 5,
  abilities: [
    keyword('vigilance'),
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: { subtype: 'Ally' }, top: 'top', verb: 'cast' }),
    activated({
      cost: [sacrificeSelf],
      effects: [apply(all({ type: 'creature', controller: 'you' }), [modifyPT(0, 5), gain('indestructible')])],
    }),
  ],
})
