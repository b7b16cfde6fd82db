import {
  activated,
  addMana,
  all,
  did,
  enters,
  entersWith,
  exactly,
  exile,
  linked,
  loyalty,
  mana,
  rule,
  target,
  the,
  triggered,
  twoFaced,
  when,
  X,
} from '@spellwright/dsl'

export const valkiGodOfLiesTibaltCosmicImpostor = twoFaced(
  'modal_dfc',
  {
    name: 'Valki, God of Lies',
    type: 'Legendary Creature — God',
    cost: '{1}{B}',
    power: 2,
    toughness: 1,
    abilities: [
      triggered({
        on: enters('self'),
        effects: [
          { kind: 'revealHand', player: 'opponent' },
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'hand', type: 'creature' },
            whose: 'opponent',
            count: exactly(1),
            as: 'card',
          },
          { kind: 'exileUntilSourceLeaves', what: the('card'), linked: 'exiled' },
        ],
      }),
      activated({
        cost: [mana('{X}')],
        effects: [
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'exile', type: 'creature', among: linked('exiled'), manaValue: { exactly: X } },
            count: exactly(1),
            as: 'card',
          },
          when(did('card'), { kind: 'becomeCopy', what: 'self', of: the('card'), until: 'game' }),
        ],
      }),
    ],
  },
  {
    name: 'Tibalt, Cosmic Impostor',
    type: 'Legendary Planeswalker — Tibalt',
    cost: '{5}{B}{R}',
    loyalty: 5,
    abilities: [
      entersWith({
        kind: 'emblem',
        abilities: [
          rule({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: linked('exiled') }, verb: 'play' }),
          rule({ kind: 'spendAsAnyColor', player: 'you', spell: { among: linked('exiled') } }),
        ],
      }),
      activated({
        cost: [loyalty(2)],
        effects: [
          { kind: 'lookAtTop', player: 'eachPlayer', count: 1, as: 'top', unseen: 'unseen' },
          exile(the('top'), { linked: 'exiled' }),
        ],
      }),
      activated({
        cost: [loyalty(-3)],
        targets: { permanent: target({ type: ['artifact', 'creature'] }) },
        effects: [exile(the('permanent'), { linked: 'exiled' })],
      }),
      activated({
        cost: [loyalty(-8)],
        effects: [exile(all({ zone: 'graveyard' }), { linked: 'exiled' }), addMana('{R}{R}{R}')],
      }),
    ],
  },
)
