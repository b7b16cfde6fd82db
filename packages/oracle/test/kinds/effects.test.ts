import type { EffectKind, EffectOf } from '@spellwright/dsl'
import {
  all,
  atBeginningOf,
  controllerOf,
  dealDamage,
  destroy,
  draw,
  exactly,
  gain,
  keyword,
  linked,
  mana,
  modifyPT,
  payLife,
  the,
  token,
  triggered,
  upTo,
  X,
} from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { effectText } from './samples.ts'

const spirit = token({
  colors: ['W'],
  type: 'Creature — Spirit',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})
const creature = the('creature')
const player = the('player')

/** One sample of every kind of effect with its text: a new kind needs its words and its row. */
const EFFECTS: { [K in EffectKind]: [EffectOf<K>, string] } = {
  dealDamage: [{ kind: 'dealDamage', amount: 3, to: the('any') }, 'Test Card deals 3 damage to any target.'],
  gainLife: [{ kind: 'gainLife', player, amount: 4 }, 'Target player gains 4 life.'],
  loseLife: [{ kind: 'loseLife', player: 'opponent', amount: X }, 'Each opponent loses X life.'],
  setLife: [{ kind: 'setLife', player: 'you', amount: 1 }, 'Your life total becomes 1.'],
  fight: [{ kind: 'fight', a: creature, b: the('other') }, 'Target creature fights another target creature.'],
  draw: [{ kind: 'draw', player: 'eachPlayer', count: 2 }, 'Each player draws two cards.'],
  discard: [{ kind: 'discard', player, count: 2, how: 'random' }, 'Target player discards two cards at random.'],
  discardCards: [
    { kind: 'discardCards', what: all({ zone: 'hand', owner: 'you', color: 'R' }) },
    'Discard all red cards in your hand.',
  ],
  mill: [{ kind: 'mill', player, count: 3 }, 'Target player mills three cards.'],
  scry: [{ kind: 'scry', player: 'you', count: 1 }, 'Scry 1.'],
  surveil: [{ kind: 'surveil', player, count: 2 }, 'Target player surveils 2.'],
  fromOutside: [
    { kind: 'fromOutside', what: { type: 'sorcery' }, optional: 'may', reveal: 'reveal' },
    'You may reveal a sorcery card you own from outside the game and put it into your hand.',
  ],
  learn: [{ kind: 'learn' }, 'Learn.'],
  takeInitiative: [{ kind: 'takeInitiative', player: 'you' }, 'You take the initiative.'],
  venture: [{ kind: 'venture', player: 'you' }, 'Venture into the dungeon.'],
  controlNextTurn: [
    { kind: 'controlNextTurn', player, extraTurn: 'extraTurn' },
    "You gain control of target player during that player's next turn. After that turn, that player takes an extra turn.",
  ],
  becomePrepared: [{ kind: 'becomePrepared', what: 'self' }, 'Test Card becomes prepared.'],
  meld: [
    { kind: 'meld', partner: { type: 'creature', name: 'Bear' }, into: { ...spirit, name: 'Bears' } },
    'If you both own and control Test Card and a creature named Bear, exile them, then meld them into Bears.',
  ],
  vote: [
    { kind: 'vote', words: ['life', 'death'], then: [draw(1)], else: [draw(2)] },
    'Starting with you, each player votes for life or death. If life gets more votes, draw a card. If death gets more votes or the vote is tied, draw two cards.',
  ],
  revealUntil: [
    { kind: 'revealUntil', player: 'you', filter: { type: 'creature' }, as: 'found', others: 'others' },
    'Reveal cards from the top of your library until you reveal a creature card.',
  ],
  lookAtTop: [
    { kind: 'lookAtTop', player, count: 3, as: 'seen' },
    "Look at the top three cards of target player's library.",
  ],
  reveal: [{ kind: 'reveal', what: the('card') }, 'Reveal target creature card in your graveyard.'],
  revealHand: [{ kind: 'revealHand', player }, 'Target player reveals their hand.'],
  lookAtHand: [{ kind: 'lookAtHand', player }, "Look at target player's hand."],
  search: [
    {
      kind: 'search',
      player: 'you',
      whose: 'you',
      zones: ['library'],
      filter: { type: 'land', supertype: 'basic' },
      count: upTo(2),
      reveal: 'reveal',
      as: 'found',
    },
    'Search your library for up to two basic land cards and reveal them.',
  ],
  shuffle: [{ kind: 'shuffle', player }, 'Target player shuffles.'],
  piles: [
    {
      kind: 'piles',
      what: all({ type: 'creature', controller: 'you' }),
      by: 'opponent',
      chooser: 'you',
      chosen: 'a',
      other: 'b',
    },
    'Each opponent separates all creatures you control into two piles.',
  ],
  move: [
    {
      kind: 'move',
      verb: 'return',
      what: the('card'),
      to: 'battlefield',
      enters: ['tapped'],
      counters: { counter: '+1/+1', count: 2 },
    },
    'Return target creature card from your graveyard to the battlefield tapped with two +1/+1 counters on it.',
  ],
  exileUntilSourceLeaves: [
    { kind: 'exileUntilSourceLeaves', what: creature },
    'Exile target creature until Test Card leaves the battlefield.',
  ],
  destroy: [
    { kind: 'destroy', what: all({ type: 'creature', is: 'tapped' }), regeneration: 'cant' },
    "Destroy all tapped creatures. They can't be regenerated.",
  ],
  sacrifice: [{ kind: 'sacrifice', what: creature, by: 'controller' }, "Target creature's controller sacrifices it."],
  sacrificeChoice: [
    { kind: 'sacrificeChoice', player, filter: { type: ['artifact', 'enchantment'] }, count: 1 },
    'Target player sacrifices an artifact or enchantment of their choice.',
  ],
  counterSpell: [{ kind: 'counterSpell', what: the('spell') }, 'Counter target spell.'],
  tap: [
    { kind: 'tap', what: all({ type: 'creature', controller: 'opponent' }) },
    'Tap all creatures your opponents control.',
  ],
  untap: [{ kind: 'untap', what: creature }, 'Untap target creature.'],
  putCounters: [
    { kind: 'putCounters', what: creature, counter: '+1/+1', count: X },
    'Put X +1/+1 counters on target creature.',
  ],
  moveCounters: [
    { kind: 'moveCounters', from: 'self', to: { all: { type: 'creature', other: true } }, counter: '+1/+1' },
    'Move any number of +1/+1 counters from Test Card onto other creatures.',
  ],
  becomeBlocked: [{ kind: 'becomeBlocked', what: creature }, 'Target creature becomes blocked.'],
  exileUntilTotal: [
    { kind: 'exileUntilTotal', player: 'opponent', total: 20 },
    'Each opponent exiles cards from the top of their library until that player has exiled cards with total mana value 20 or greater.',
  ],
  millUntil: [
    { kind: 'millUntil', player: 'opponent', filter: { type: 'creature' }, most: { kind: 'x' }, as: 'milled' },
    'Each opponent mills a card, then repeats this process until a creature card or X cards have been put into their graveyard this way, whichever comes first.',
  ],
  rollDice: [{ kind: 'rollDice', count: 1, sides: 6, as: 'result' }, 'Roll a d6.'],
  attachToOtherOpponent: [
    { kind: 'attachToOtherOpponent', what: 'self' },
    'Attach Test Card to another one of your opponents chosen at random.',
  ],
  anotherCounter: [
    { kind: 'anotherCounter', to: creature },
    'Choose a counter on target creature. Give that creature another counter of that kind.',
  ],
  loseCounters: [{ kind: 'loseCounters', player: 'opponent' }, 'Each opponent loses all counters.'],
  removeCounters: [
    { kind: 'removeCounters', what: creature, counter: 'any', count: 'all' },
    'Remove all counters from target creature.',
  ],
  playerCounters: [
    { kind: 'playerCounters', player, counter: 'poison', count: 1 },
    'Target player gets a poison counter.',
  ],
  attach: [{ kind: 'attach', what: 'self', to: creature }, 'Attach Test Card to target creature.'],
  unattach: [{ kind: 'unattach', what: 'self' }, 'Unattach Test Card.'],
  transform: [{ kind: 'transform', what: creature }, 'Transform target creature.'],
  turnFaceUp: [{ kind: 'turnFaceUp', what: creature }, 'Turn target creature face up.'],
  turnFaceDown: [{ kind: 'turnFaceDown', what: creature }, 'Turn target creature face down.'],
  unlock: [{ kind: 'unlock', door: 1 }, 'Unlock the right half.'],
  flip: [{ kind: 'flip', what: 'self' }, 'Flip Test Card.'],
  becomeLevel: [{ kind: 'becomeLevel', level: 2 }, "Test Card's level becomes 2."],
  becomeDaytime: [{ kind: 'becomeDaytime', daytime: 'night' }, 'It becomes night.'],
  regenerate: [{ kind: 'regenerate', what: creature }, 'Regenerate target creature.'],
  exchangeControl: [
    { kind: 'exchangeControl', a: creature, b: the('other'), until: 'game' },
    'Exchange control of two target creatures.',
  ],
  removeFromCombat: [{ kind: 'removeFromCombat', what: creature }, 'Remove target creature from combat.'],
  phaseOut: [{ kind: 'phaseOut', what: creature }, 'Target creature phases out.'],
  harness: [{ kind: 'harness' }, 'Harness Test Card.'],
  moveAllCounters: [
    { kind: 'moveAllCounters', from: 'self', to: { the: 'creature' } },
    'Move all counters from Test Card onto target creature.',
  ],
  exchangeLife: [{ kind: 'exchangeLife', a: 'you', b: { the: 'player' } }, 'Exchange life totals with target player.'],
  flipCoins: [{ kind: 'flipCoins', count: 5, as: 'heads' }, 'Flip five coins.'],
  becomeSolved: [{ kind: 'becomeSolved' }, 'Test Card becomes solved.'],
  becomeSaddled: [{ kind: 'becomeSaddled', what: creature }, 'Target creature becomes saddled until end of turn.'],
  becomeRenowned: [{ kind: 'becomeRenowned', what: creature }, 'Target creature becomes renowned.'],
  investigate: [{ kind: 'investigate', player: 'you', times: 2 }, 'Investigate twice.'],
  incubate: [{ kind: 'incubate', player: 'you', count: 2 }, 'Incubate 2.'],
  amass: [{ kind: 'amass', subtype: 'Zombie', count: 2 }, 'Amass Zombies 2.'],
  explore: [{ kind: 'explore', what: creature }, 'Target creature explores.'],
  bolster: [{ kind: 'bolster', count: 2 }, 'Bolster 2.'],
  support: [{ kind: 'support', count: 2, what: creature }, 'Support 2.'],
  setAside: [{ kind: 'setAside', what: creature, how: 'plotted' }, 'Target creature becomes plotted.'],
  proliferate: [{ kind: 'proliferate' }, 'Proliferate.'],
  populate: [{ kind: 'populate' }, 'Populate.'],
  monstrosity: [{ kind: 'monstrosity', count: 3 }, 'Monstrosity 3.'],
  adapt: [{ kind: 'adapt', count: 2 }, 'Adapt 2.'],
  manifest: [{ kind: 'manifest', player: 'you', count: 2 }, 'Manifest the top two cards of your library.'],
  manifestDread: [{ kind: 'manifestDread', player }, 'Target player manifests dread.'],
  becomeMonarch: [{ kind: 'becomeMonarch', player }, 'Target player becomes the monarch.'],
  ascend: [{ kind: 'ascend' }, 'Ascend.'],
  increaseSpeed: [{ kind: 'increaseSpeed' }, 'Your speed increases by 1.'],
  ringTempts: [{ kind: 'ringTempts' }, 'The Ring tempts you.'],
  clash: [
    { kind: 'clash', then: [{ kind: 'scry', player: 'you', count: 1 }] },
    'Clash with an opponent. If you win, scry 1.',
  ],
  flipCoin: [
    {
      kind: 'flipCoin',
      then: [{ kind: 'scry', player: 'you', count: 1 }],
      else: [{ kind: 'scry', player: 'you', count: 2 }],
    },
    'Flip a coin. If you win the flip, scry 1. If you lose the flip, scry 2.',
  ],
  airbend: [{ kind: 'airbend', what: creature }, 'Airbend target creature.'],
  detain: [{ kind: 'detain', what: creature }, 'Detain target creature.'],
  suspect: [{ kind: 'suspect', what: creature }, 'Suspect target creature.'],
  endure: [{ kind: 'endure', what: creature, count: 2 }, 'Target creature endures 2.'],
  earthbend: [{ kind: 'earthbend', what: creature, count: X }, 'Earthbend X.'],
  backup: [{ kind: 'backup', what: creature, count: 1 }, 'Back up 1.'],
  goad: [{ kind: 'goad', what: creature }, 'Goad target creature.'],
  discover: [{ kind: 'discover', count: 3 }, 'Discover 3.'],
  cipher: [{ kind: 'cipher' }, 'Cipher.'],
  paradigm: [{ kind: 'paradigm' }, 'Exile this spell.'],
  cascade: [{ kind: 'cascade' }, 'Cascade.'],
  removeDamage: [{ kind: 'removeDamage', what: creature }, 'Remove all damage marked on target creature.'],
  connive: [{ kind: 'connive', what: creature, count: 1 }, 'Target creature connives.'],
  exploit: [{ kind: 'exploit' }, 'Sacrifice a creature.'],
  pair: [{ kind: 'pair', a: creature, b: the('other') }, 'Pair target creature with another target creature.'],
  becomeCopy: [
    { kind: 'becomeCopy', what: creature, of: the('other'), until: 'endOfTurn', except: [gain('flying')] },
    'Target creature becomes a copy of another target creature until end of turn, except it has flying.',
  ],
  createToken: [
    { kind: 'createToken', player: 'you', count: 2, token: spirit, enters: ['tapped'] },
    'Create two tapped 1/1 white Spirit creature tokens with flying.',
  ],
  createTokenCopy: [
    { kind: 'createTokenCopy', player: 'you', count: 2, of: creature, except: [gain('haste')] },
    'Create two tokens that are copies of target creature, except they have haste.',
  ],
  getEmblem: [
    {
      kind: 'getEmblem',
      player: 'you',
      abilities: [triggered({ on: atBeginningOf('end', 'you'), effects: [draw()] })],
    },
    'You get an emblem with "At the beginning of your end step, draw a card."',
  ],
  copySpell: [
    { kind: 'copySpell', what: the('spell'), count: 2, newTargets: 'may' },
    'Copy target spell twice. You may choose new targets for the copies.',
  ],
  copyCard: [{ kind: 'copyCard', what: linked('imprinted'), as: 'copy' }, 'Copy the exiled card.'],
  castCard: [
    { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may' },
    'You may cast target creature card in your graveyard without paying its mana cost.',
  ],
  playLandCard: [
    { kind: 'playLandCard', what: the('card'), player: 'you' },
    'Play target creature card in your graveyard.',
  ],
  addMana: [
    {
      kind: 'addMana',
      player: 'you',
      mana: { kind: 'anyOneColor', amount: 2 },
      rider: { kind: 'onlyCast', spell: { type: 'artifact' } },
    },
    'Add two mana of any one color. Spend this mana only to cast an artifact spell.',
  ],
  apply: [
    {
      kind: 'apply',
      what: all({ type: 'creature', controller: 'you' }),
      apply: [modifyPT(2, 2), gain('trample')],
      until: 'endOfTurn',
    },
    'Creatures you control get +2/+2 and gain trample until end of turn.',
  ],
  rule: [
    { kind: 'rule', rule: { kind: 'cantBlock', what: creature }, until: 'endOfTurn' },
    "Target creature can't block this turn.",
  ],
  shield: [
    {
      kind: 'shield',
      replacement: { kind: 'damage', to: { object: creature }, change: { kind: 'prevent', amount: 2 } },
      until: 'endOfTurn',
      uses: 'unlimited',
    },
    'Prevent the next 2 damage that would be dealt to target creature this turn.',
  ],
  delayedTrigger: [
    { kind: 'delayedTrigger', on: atBeginningOf('upkeep', 'you'), lasts: 'once', effects: [draw()] },
    'Draw a card at the beginning of your next upkeep.',
  ],
  reflexiveTrigger: [
    { kind: 'reflexiveTrigger', effects: [dealDamage(2, the('any'))] },
    'When you do, Test Card deals 2 damage to any target.',
  ],
  choose: [
    { kind: 'choose', player: 'you', from: { type: 'creature', controller: 'you' }, count: exactly(1), as: 'chosen' },
    'Choose a creature you control.',
  ],
  chooseAmong: [
    { kind: 'chooseAmong', player: 'opponent', among: the('card'), count: exactly(1), as: 'chosen' },
    'Each opponent chooses one of target creature card in your graveyard.',
  ],
  chooseForEach: [
    { kind: 'chooseForEach', player: 'you', each: 'cardType', among: the('card'), optional: 'may', as: 'chosen' },
    'For each card type, you may choose a card of that type from among target creature card in your graveyard.',
  ],
  choosePlayer: [
    { kind: 'choosePlayer', player: 'you', from: { player: 'opponent' }, as: 'chosen' },
    'Choose an opponent.',
  ],
  chooseWord: [
    { kind: 'chooseWord', player, choose: { kind: 'color' }, as: 'color' },
    'Target player chooses a color.',
  ],
  chooseSource: [{ kind: 'chooseSource', filter: { color: 'B' }, as: 'source' }, 'Choose a black source.'],
  let: [{ kind: 'let', as: 'number', quantity: 3 }, ''],
  bind: [{ kind: 'bind', as: 'those', what: all({ type: 'creature' }) }, ''],
  may: [{ kind: 'may', player, effects: [draw(1, player)] }, 'Target player may draw a card.'],
  mayPay: [
    { kind: 'mayPay', player: 'you', cost: [payLife(2)], then: [draw()], else: [destroy(creature)] },
    "You may pay 2 life. If you do, draw a card. If you don't, destroy target creature.",
  ],
  unless: [
    { kind: 'unless', player: controllerOf(creature), cost: [mana('{2}')], effects: [destroy(creature)] },
    'Destroy target creature unless its controller pays {2}.',
  ],
  if: [
    { kind: 'if', condition: { kind: 'kicked' }, then: [draw(2)], else: [destroy(creature)] },
    'If this spell was kicked, draw two cards. Otherwise, destroy target creature.',
  ],
  forEach: [
    { kind: 'forEach', what: all({ type: 'creature', controller: 'you' }), as: 'each', effects: [draw()] },
    'For each creature you control, draw a card.',
  ],
  forEachPlayer: [
    { kind: 'forEachPlayer', players: 'opponent', as: 'each', effects: [draw(1, the('each'))] },
    'Each opponent draws a card.',
  ],
  repeat: [
    { kind: 'repeat', times: 3, effects: [dealDamage(1, the('any'))] },
    'Test Card deals 1 damage to any target. Repeat this process three times.',
  ],
  repeatProcess: [
    { kind: 'repeatProcess', effects: [draw(1)], may: 'you' },
    'Draw a card. You may repeat this process any number of times.',
  ],
  chooseOne: [
    {
      kind: 'chooseOne',
      player: 'you',
      options: [
        { label: 'draw', effects: [draw()] },
        { label: 'destroy', effects: [destroy(creature)] },
      ],
    },
    'Draw a card or destroy target creature.',
  ],
  mark: [{ kind: 'mark', name: 'done' }, ''],
  endTurn: [{ kind: 'endTurn' }, 'End the turn.'],
  loseUnspentMana: [{ kind: 'loseUnspentMana', player }, 'Target player loses all unspent mana.'],
  changeTargets: [{ kind: 'changeTargets', what: the('spell'), how: 'must' }, 'Change the target of target spell.'],
  gainControlOfSpell: [
    { kind: 'gainControlOfSpell', what: the('spell'), player: 'you' },
    'Gain control of target spell.',
  ],
  extraTurn: [{ kind: 'extraTurn', player }, 'Target player takes an extra turn after this one.'],
  extraCombat: [
    { kind: 'extraCombat', after: 'thisPhase' },
    'After this main phase, there is an additional combat phase.',
  ],
  skipNext: [{ kind: 'skipNext', player, what: 'draw' }, 'Target player skips their next draw step.'],
  winGame: [{ kind: 'winGame', player: 'you' }, 'You win the game.'],
  loseGame: [{ kind: 'loseGame', player }, 'Target player loses the game.'],
  drawGame: [{ kind: 'drawGame' }, 'The game is a draw.'],
}

describe('every kind of effect has its words', () => {
  it.each(Object.entries(EFFECTS))('%s', (_kind, [effect, text]) => expect(effectText(effect)).toBe(text))
})
