import type { ClientMessage } from '@spellwright/protocol'
import type { Member } from './member.ts'
import { refuse } from './refusal.ts'
import type { Room } from './room.ts'

/** Carries out a request of somebody in a room. */
export async function roomRequest(room: Room, member: Member, message: ClientMessage): Promise<unknown> {
  switch (message.kind) {
    case 'leave':
      return room.leave(member)
    case 'deck':
      return room.deck(member, message)
    case 'ready':
      return room.ready(member, message.ready)
    case 'addBot':
      return room.addBot(member, message.bot)
    case 'removeBot':
      return room.removeBot(member)
    case 'answer':
      return room.answer(member, message)
    case 'nextGame':
      return room.nextGame(member)
    case 'concede':
      return room.concede(member)
    case 'offer':
      return room.offer(member, message.what)
    case 'reply':
      return room.reply(member, message.accept)
    case 'rematch':
      return room.rematch(member)
    case 'chat':
      return room.chat(member, message.text)
    case 'claim':
      return room.claim(member, message.what)
    case 'plan':
      return room.plan(member, message.action)
    case 'explain':
      return room.explain(message.object)
    default:
      return refuse('That message is not understood.')
  }
}
