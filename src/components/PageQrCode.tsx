import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { qrCodeAddress } from '../lib/qrCodeAddress';
import { inPrintedColors } from '../theme/phrases';
import { light } from '../theme/color';

/** The QR code of the page that it stands on. It is there for paper, where a lazy picture could be missing. */
export function PageQrCode({ alt }: { readonly alt: string }) {
  const [path] = useLocation();
  return <Code src={qrCodeAddress(path)} alt={alt} width="160" height="160" fetchPriority="low" />;
}

/** Cameras need the dark on light, whatever is around it. */
const Code = styled.img`
  width: 100%;
  background-color: ${light.raised};
  ${inPrintedColors}
`;
