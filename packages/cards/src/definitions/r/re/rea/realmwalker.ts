import { card, entersWith, keyword, rule } from '@spellwright/dsl'

export const realmwalker = card({
  name: 'Realmwalker',
  cost: '{2}{G}',
  type: 'Creature — Shapeshifter',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('changeling'),
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({
      kind: 'mayPlayFrom',
      player: 'you',
      zone: 'library',
      top: 'top',
      what: { type: 'creature', subtype: { chosen: 'type' } },
      verb: 'cast',
    }),
  ],
})
