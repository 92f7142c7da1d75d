import { useParams } from 'react-router';
import { ChatApp } from '../chat-app.tsx';

/** The chat reached from inside the workspace; opened by its address it comes without a router (main.tsx). */
export function Component() {
  const { companyId = '', productId = '', uniqueId = '' } = useParams();
  return <ChatApp link={{ companyId, productId, uniqueId }} />;
}
